import type { Writer } from '../../../printing/writer.ts';
import { writeBraces } from '../../families/curly/dialect.ts';
import type { App } from './app.ts';

export const writeProgram = (writer: Writer, { dialect, parts, ports }: App): void => {
  writer.comment('Answers requests.');
  writeBraces(writer, dialect, 'public static class Program', () =>
    writeBraces(writer, dialect, 'public static void Main(string[] args)', () => {
      writer.line('var builder = WebApplication.CreateBuilder(args);');
      writer.line('builder.Services.AddControllers();');
      if (parts.length > 0)
        writer.line(`builder.Services.AddSingleton(new AppParts(${ports.length > 0 ? 'ExamplePorts.Create()' : ''}));`);
      writer.gap();
      writer.line('var app = builder.Build();');
      writer.line('app.MapControllers();');
      writer.line('app.Run();');
    }),
  );
};
