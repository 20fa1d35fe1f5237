/** What a key may be given, each apart; writing includes reading. */
export const READABLE = [
  'customers',
  'contracts',
  'invoices',
  'payments',
  'mandates',
  'hours',
  'employees',
] as const
/** What can be changed through the interface as well. */
export const WRITABLE = ['customers', 'invoices', 'payments', 'hours'] as const

export type ApiScope = `${(typeof READABLE)[number]}:read` | `${(typeof WRITABLE)[number]}:write`

export const API_SCOPES: readonly ApiScope[] = [
  ...READABLE.map((noun) => `${noun}:read` as const),
  ...WRITABLE.map((noun) => `${noun}:write` as const),
]

export function mayUse(granted: readonly ApiScope[], wanted: ApiScope): boolean {
  return granted.includes(wanted) || granted.includes(wanted.replace(':read', ':write') as ApiScope)
}
