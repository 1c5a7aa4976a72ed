// @ts-check
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What each room may not import (DESIGN: imports point down only; `vscode` stays at the edge). */
const vscode = { name: 'vscode', message: 'This room runs in plain Node; adapt VS Code in src/host.' };
const layer = (files, forbidden) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        ...(forbidden.vscode ? { paths: [vscode] } : {}),
        patterns: forbidden.rooms.map((room) => ({
          regex: `(^|/)${room}(/|$)`,
          message: `Imports point down only: this room must not know src/${room}.`,
        })),
      },
    ],
  },
});

export default defineConfig(
  globalIgnores(['dist', 'out', '.cache', 'node_modules']),
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
      curly: ['error', 'multi-line'],
    },
  },
  {
    // node:test-free mocha suites: describe() and it() are called for their effect.
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.mjs', '.ci/**', 'test/**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', setTimeout: 'readonly' } },
  },
  layer(['src/api/**/*.ts'], { vscode: true, rooms: ['core', 'host', 'commands', 'views', 'chat', 'sandbox'] }),
  layer(['src/core/**/*.ts'], { vscode: true, rooms: ['host', 'commands', 'views', 'chat', 'sandbox'] }),
  layer(['src/sandbox/**/*.ts'], {
    vscode: true,
    rooms: ['core', 'host', 'commands', 'views', 'chat', 'api/client', 'api/reply', 'api/transport', 'api/errors'],
  }),
  layer(['src/host/**/*.ts'], { vscode: false, rooms: ['commands', 'views', 'chat', 'sandbox'] }),
  layer(['src/views/**/*.ts'], {
    vscode: false,
    rooms: ['commands', 'chat', 'sandbox', 'api/client', 'api/transport'],
  }),
  layer(['src/commands/**/*.ts'], { vscode: false, rooms: ['chat', 'sandbox'] }),
);
