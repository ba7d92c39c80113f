import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebian } from './install-debian.mjs';

const hasCommand = (command) => spawnSync('which', [command]).status === 0;

/** What shows that a language's tools are there, and the packages of Debian that bring them. */
const languages = [
  {
    language: 'python',
    isThere: () => hasCommand('mypy') && hasCommand('pytest-3'),
    packages: ['python3-pytest', 'mypy'],
  },
  {
    language: 'python',
    isThere: () => existsSync('/usr/share/doc/python3-sqlalchemy'),
    packages: ['python3-sqlalchemy'],
  },
  { language: 'go', isThere: () => hasCommand('go') && hasCommand('gofmt'), packages: ['golang-go'] },
  { language: 'java', isThere: () => hasCommand('javac'), packages: ['default-jdk-headless'] },
  { language: 'java', isThere: () => existsSync('/usr/share/java/junit-jupiter-api.jar'), packages: ['junit5'] },
  {
    language: 'java',
    isThere: () => existsSync('/usr/share/java/spring3-test.jar') && existsSync('/usr/share/java/jackson-databind.jar'),
    packages: ['libspring-web-servlet-java', 'libspring-test-java', 'libservlet-api-java', 'libjackson2-databind-java'],
  },
  { language: 'php', isThere: () => hasCommand('php') && hasCommand('phpunit'), packages: ['php-cli', 'phpunit'] },
  {
    language: 'ruby',
    isThere: () => hasCommand('ruby') && existsSync('/usr/share/doc/ruby-minitest'),
    packages: ['ruby', 'ruby-minitest'],
  },
  {
    language: 'ruby',
    isThere: () => existsSync('/usr/share/doc/ruby-sinatra') && existsSync('/usr/share/doc/ruby-rack-test'),
    packages: ['ruby-sinatra', 'ruby-rack-test'],
  },
  {
    language: 'csharp',
    isThere: () => hasCommand('mcs') && hasCommand('nunit-console'),
    packages: ['mono-mcs', 'mono-runtime', 'nunit-console', 'libnunit-cil-dev'],
  },
];

/** The languages of these compilers, by their ids. */
export const compiledLanguages = [...new Set(languages.map(({ language }) => language))];

/**
 * Finds the compilers that generated code is checked with; installs Debian's packages of those that are missing where we may. Anywhere else
 * the tests of these languages are skipped, and say so.
 *
 * @param {{ log?: (line: string) => void }} [options]
 * @returns {'present' | 'installed' | 'missing'}
 */
export const ensureCompilers = ({ log = console.error } = {}) => {
  const missing = languages.filter(({ isThere }) => !isThere()).flatMap(({ packages }) => packages);
  if (missing.length === 0) return 'present';
  return installDebian(missing, log) ? 'installed' : 'missing';
};
