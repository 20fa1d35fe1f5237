/**
 * Where a firm can have its seat: German-speaking countries first, then the rest of the European Economic
 * Area and Great Britain.
 */
export const COUNTRIES = [
  ...['DE', 'AT', 'CH', 'BE', 'BG', 'CY', 'CZ', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE'],
  ...['IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const
