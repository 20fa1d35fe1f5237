export type ImportedKind = 'customers' | 'employees'
