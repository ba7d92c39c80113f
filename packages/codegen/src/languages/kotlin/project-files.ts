import { kebabCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import type { Program } from '../../program/index.ts';
import type { PrintedFile } from '../language.ts';

/** What Gradle needs to build the project and to run its tests, and what git leaves out. */
export const projectFiles = ({ name, options }: Program, packageName: string): readonly PrintedFile[] => [
  toFile('build.gradle.kts', build(packageName, options.isAsync), 'The build, for Gradle.', 'project'),
  toFile(
    'settings.gradle.kts',
    `rootProject.name = "${kebabCase(name)}"\n`,
    'How Gradle calls the project.',
    'project',
  ),
  toFile('.gitignore', '.gradle/\nbuild/\n', 'What git ignores.', 'project'),
];

const build = (packageName: string, isAsync: boolean): string => `plugins {
    kotlin("jvm") version "2.4.20"
}

group = "${packageName.split('.').slice(0, -1).join('.') || packageName}"
version = "1.0.0"

repositories {
    mavenCentral()
}

dependencies {
    testImplementation(kotlin("test"))
${isAsync ? '    testImplementation("org.jetbrains.kotlinx:kotlinx-coroutines-core:1.10.2")\n' : ''}}

kotlin {
    jvmToolchain(17)
    compilerOptions {
        allWarningsAsErrors = true
    }
}

tasks.test {
    useJUnitPlatform()
}
`;
