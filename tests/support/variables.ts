/** The product's environment in tests; all tests use these keys. */
export const VARIABLES = {
  NODE_ENV: 'test',
  PORT: '3000',
  BASE_URL: 'http://localhost:3000',
  LINK_KEYS: 'k1:link-0123456789abcdefghijklmnopqrstuvwxyz',
  FIELD_KEYS: 'k1:field-0123456789abcdefghijklmnopqrstuvwxyz',
  WEBHOOK_SECRET: 'hook-0123456789abcdefghijklmnopqrstuvwxyz',
  FOUNDERS: '*',
  LOG_LEVEL: 'silent',
} as const
