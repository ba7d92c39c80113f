import { toFile } from '../../printing/to-file.ts';
import type { PrintedFile } from '../language.ts';

/** A library, its tests, and what git leaves out. */
export const projectFiles = (namespace: string): readonly PrintedFile[] => [
  toFile(`src/${namespace}.csproj`, project([]), 'The library.', 'project'),
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
      '  </ItemGroup>',
      '',
    ]),
    'The tests of the library.',
    'project',
  ),
  toFile('.gitignore', 'bin/\nobj/\n', 'What git leaves out.', 'project'),
];

const project = (items: readonly string[]): string =>
  [
    '<Project Sdk="Microsoft.NET.Sdk">',
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
