/** What our code speaks of of ASP.NET Core, which Debian does not have: a controller can be compiled, and asked. */
export const aspnetStubs = `
namespace Microsoft.AspNetCore.Mvc
{
    using System;

    public interface IActionResult { }

    public class ObjectResult : IActionResult
    {
        public ObjectResult(object value) { Value = value; }

        public object Value { get; set; }

        public int? StatusCode { get; set; }
    }

    public class OkObjectResult : ObjectResult
    {
        public OkObjectResult(object value) : base(value) { StatusCode = 200; }
    }

    public class StatusCodeResult : IActionResult
    {
        public StatusCodeResult(int statusCode) { StatusCode = statusCode; }

        public int StatusCode { get; }
    }

    public class NoContentResult : StatusCodeResult
    {
        public NoContentResult() : base(204) { }
    }

    public abstract class ControllerBase
    {
        public virtual OkObjectResult Ok(object value) { return new OkObjectResult(value); }

        public virtual NoContentResult NoContent() { return new NoContentResult(); }

        public virtual ObjectResult StatusCode(int statusCode, object value)
        {
            return new ObjectResult(value) { StatusCode = statusCode };
        }
    }

    public class ApiControllerAttribute : Attribute { }

    public class FromBodyAttribute : Attribute { }

    public class HttpGetAttribute : Attribute
    {
        public HttpGetAttribute(string template) { }
    }

    public class HttpPostAttribute : Attribute
    {
        public HttpPostAttribute(string template) { }
    }

    public class HttpDeleteAttribute : Attribute
    {
        public HttpDeleteAttribute(string template) { }
    }
}

namespace Microsoft.Extensions.DependencyInjection
{
    public interface IServiceCollection { }

    public static class ServiceExtensions
    {
        public static void AddControllers(this IServiceCollection services) { }

        public static void AddSingleton<T>(this IServiceCollection services, T implementation) where T : class { }
    }
}

namespace Microsoft.AspNetCore.Builder
{
    using Microsoft.Extensions.DependencyInjection;

    public sealed class WebApplication
    {
        public static WebApplicationBuilder CreateBuilder(string[] args) { return new WebApplicationBuilder(); }

        public void MapControllers() { }

        public void Run() { }
    }

    public sealed class WebApplicationBuilder
    {
        public IServiceCollection Services { get { return null; } }

        public WebApplication Build() { return new WebApplication(); }
    }
}
`;
