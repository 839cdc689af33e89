import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './api/**/tables.ts',
  out: './api/platform/database/migrations',
});
