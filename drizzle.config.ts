import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./api/schema/*.ts', './api/platform/**/tables.ts'],
  out: './api/platform/database/migrations',
});
