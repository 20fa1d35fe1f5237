/** The records that are taken over from files. */
export type ImportedKind = 'customers' | 'employees'
