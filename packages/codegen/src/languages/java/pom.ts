import { kebabCase } from '../../printing/cases.ts';
import type { Program } from '../../program/index.ts';

/** What Maven needs to build the project and to run its tests. */
export const pom = ({ name }: Program, packageName: string, { isServed }: { readonly isServed: boolean }): string => {
  const group = packageName.split('.').slice(0, -1).join('.') || packageName;
  return `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0"
         xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
         xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 http://maven.apache.org/xsd/maven-4.0.0.xsd">
  <modelVersion>4.0.0</modelVersion>

  <groupId>${group}</groupId>
  <artifactId>${kebabCase(name)}</artifactId>
  <version>1.0.0</version>

  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>

  <dependencies>
${(isServed ? springDependencies : [junit]).map(dependency).join('')}  </dependencies>

  <build>
    <plugins>
      <plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-compiler-plugin</artifactId>
        <version>3.11.0</version>
        <configuration>
          <compilerArgs>
${isServed ? lint : strictLint}          </compilerArgs>
        </configuration>
      </plugin>
      <plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-surefire-plugin</artifactId>
        <version>3.1.2</version>
      </plugin>
${isServed ? bootPlugin : ''}    </plugins>
  </build>
</project>
`;
};

interface Dependency {
  readonly group: string;
  readonly artifact: string;
  readonly version: string;
  readonly isForTests?: true;
}

const junit: Dependency = { group: 'org.junit.jupiter', artifact: 'junit-jupiter', version: '5.9.2', isForTests: true };

const boot = { group: 'org.springframework.boot', version: '3.4.0' } as const;

const springDependencies: readonly Dependency[] = [
  { ...boot, artifact: 'spring-boot-starter-web' },
  { ...boot, artifact: 'spring-boot-starter-test', isForTests: true },
];

const dependency = ({ group, artifact, version, isForTests }: Dependency): string => `    <dependency>
      <groupId>${group}</groupId>
      <artifactId>${artifact}</artifactId>
      <version>${version}</version>
${isForTests === true ? '      <scope>test</scope>\n' : ''}    </dependency>
`;

const strictLint = '            <arg>-Xlint:all</arg>\n            <arg>-Werror</arg>\n';

/** Annotations of Spring speak of classes that are not there, which the compiler tells of. */
const lint = '            <arg>-Xlint:all,-classfile,-processing</arg>\n';

const bootPlugin = `      <plugin>
        <groupId>${boot.group}</groupId>
        <artifactId>spring-boot-maven-plugin</artifactId>
        <version>${boot.version}</version>
      </plugin>
`;
