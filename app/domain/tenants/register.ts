const NUMBERED = /^(.*?),?\s+((?:HRA|HRB|GnR|GsR|PR|VR)\s*\d.*)$/

interface Register {
  register_court: string | null
  register_number: string | null
}

/** Splits `Amtsgericht Kiel, HRB 12345`; anything of another form is all court. */
export function splitRegister(entry: string | null): Register {
  const [, register_court = entry, register_number = null] = NUMBERED.exec(entry ?? '') ?? []
  return { register_court, register_number }
}

export function registerEntry({ register_court, register_number }: Register): string | null {
  return [register_court, register_number].filter(Boolean).join(', ') || null
}
