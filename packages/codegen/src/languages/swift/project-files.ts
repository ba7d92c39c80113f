import { toFile } from '../../printing/to-file.ts';
import type { PrintedFile } from '../language.ts';

/** What Swift's package manager needs, and what git leaves out. */
export const projectFiles = (module: string): readonly PrintedFile[] => [
  toFile('Package.swift', manifest(module), 'The package and its parts.', 'project'),
  toFile('.gitignore', '.build/\n', 'What git ignores.', 'project'),
];

const manifest = (module: string): string => `// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "${module}",
    products: [
        .library(name: "${module}", targets: ["${module}"]),
    ],
    targets: [
        .target(name: "${module}"),
        .testTarget(name: "${module}Tests", dependencies: ["${module}"]),
    ]
)
`;
