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

export type ApiNoun = (typeof READABLE)[number]
export type ApiScope = `${ApiNoun}:read` | `${(typeof WRITABLE)[number]}:write`

export const API_SCOPES: readonly ApiScope[] = [
  ...READABLE.map((noun) => `${noun}:read` as const),
  ...WRITABLE.map((noun) => `${noun}:write` as const),
]

export function mayUse(granted: readonly ApiScope[], wanted: ApiScope): boolean {
  return granted.includes(wanted) || granted.includes(wanted.replace(':read', ':write') as ApiScope)
}

export type Grant = 'none' | 'read' | 'write'

/** What may be done with a noun at most. */
export function grantsFor(noun: ApiNoun): readonly Grant[] {
  return WRITABLE.some((one) => one === noun) ? ['none', 'read', 'write'] : ['none', 'read']
}

export function scopesOf(granted: Readonly<Record<ApiNoun, Grant>>): ApiScope[] {
  return READABLE.map((noun) => `${noun}:${granted[noun]}`).filter((scope): scope is ApiScope =>
    API_SCOPES.some((one) => one === scope),
  )
}

/** The nouns of a key, each with what it may do there. */
export function grantsOf(scopes: readonly ApiScope[]): { noun: ApiNoun; grant: Grant }[] {
  return scopes.map((scope) => {
    const [noun, grant] = scope.split(':') as [ApiNoun, Grant]
    return { noun, grant }
  })
}
