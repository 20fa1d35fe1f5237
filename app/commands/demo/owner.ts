export const DEMO_OWNER = { email: 'buero@foerde-glanz.example', name: 'Inga Matthießen' }

/** The owner's password: random, kept with the demo's secrets. */
export function demoPassword(): string {
  const password = process.env.DEMO_PASSWORD
  if (!password) throw new Error('secrets.env of the data directory names no DEMO_PASSWORD')
  return password
}
