// @ts-check
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The order of the folders is held by test/unit/layering.test.ts. */
const vscode = { name: 'vscode', message: 'This folder runs in plain Node; adapt VS Code in src/host.' };

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
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
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
  {
    files: ['src/api/**/*.ts', 'src/core/**/*.ts', 'src/sandbox/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [vscode] }] },
  },
);
