/** ISO 3166-1 alpha-2. */
const MEMBER_STATES: ReadonlySet<string> = new Set([
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  // Monaco counts as France (§ 1 (2a) UStG).
  ...['MC', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
])

export function isMemberState(country: string): boolean {
  return MEMBER_STATES.has(country)
}

const PREFIXES: Record<string, string> = { GR: 'EL', MC: 'FR' }

export function vatPrefixOf(country: string): string {
  return PREFIXES[country] ?? country
}

/** For goods, not for services, Northern Ireland counts as a member state. */
export function isNorthernIrish({ country, vatId }: { country: string; vatId: string | null }): boolean {
  return country === 'XI' || (country === 'GB' && vatId !== null && vatId.startsWith('XI'))
}
