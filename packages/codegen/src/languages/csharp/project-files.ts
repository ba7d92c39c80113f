import { toFile } from '../../printing/to-file.ts';
import type { PrintedFile } from '../language.ts';

/** A library, its tests, and what git leaves out. */
export const projectFiles = (
  namespace: string,
  { isServed }: { readonly isServed: boolean },
): readonly PrintedFile[] => [
  toFile(
    `src/${namespace}.csproj`,
    project(['  <ItemGroup>', `    <InternalsVisibleTo Include="${namespace}.Tests" />`, '  </ItemGroup>', '']),
    'The library.',
    'project',
  ),
  toFile(
    `tests/${namespace}.Tests.csproj`,
    project([
      '  <ItemGroup>',
      '    <PackageReference Include="Microsoft.NET.Test.Sdk" Version="17.8.0" />',
      '    <PackageReference Include="NUnit" Version="3.14.0" />',
      '    <PackageReference Include="NUnit3TestAdapter" Version="4.5.0" />',
      '  </ItemGroup>',
      '',
      '  <ItemGroup>',
      `    <ProjectReference Include="..\\src\\${namespace}.csproj" />`,
      ...(isServed ? [`    <ProjectReference Include="..\\web\\${namespace}.Web.csproj" />`] : []),
      '  </ItemGroup>',
      '',
    ]),
    'The tests of the library.',
    'project',
  ),
  ...(isServed
    ? [
        toFile(
          `web/${namespace}.Web.csproj`,
          project(
            ['  <ItemGroup>', `    <ProjectReference Include="..\\src\\${namespace}.csproj" />`, '  </ItemGroup>', ''],
            'Microsoft.NET.Sdk.Web',
          ),
          'The app.',
          'project',
        ),
      ]
    : []),
  toFile('.gitignore', 'bin/\nobj/\n', 'What git ignores.', 'project'),
];

const project = (items: readonly string[], sdk = 'Microsoft.NET.Sdk'): string =>
  [
    `<Project Sdk="${sdk}">`,
    '',
    '  <PropertyGroup>',
    '    <TargetFramework>net8.0</TargetFramework>',
    '    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>',
    '  </PropertyGroup>',
    '',
    ...items,
    '</Project>',
    '',
  ].join('\n');
