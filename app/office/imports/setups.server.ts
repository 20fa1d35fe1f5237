import type { ImportedCustomer } from '~/domain/imports/customers.server'
import { customerImport } from '~/domain/imports/customers.server'
import { employeeImport, type ImportedEmployee } from '~/domain/imports/employees.server'
import type { ImportKind, ReadRow } from '~/domain/imports/kind'
import type { DateText } from '~/domain/values/calendar'
import type { FaultKey } from '~/kit/forms/faults'
import { EMPLOYMENT_TYPES } from '../employees/forms'
import type { ImportField } from './columns'
import { CUSTOMER_HEADINGS } from './customer-headings'
import { KIND_OTHERWISE, readCustomer } from './customer-row'
import { EMPLOYEE_HEADINGS } from './employee-headings'
import { readEmployee, TYPE_OTHERWISE } from './employee-row'

export interface ImportSetup<Values> {
  kind: ImportKind<Values>
  columns: readonly ImportField[]
  /** At least one field of each group must have a column. */
  needed: readonly (readonly string[])[]
  missing: FaultKey
  /** Default values, each with its allowed values. */
  otherwise: Readonly<Record<string, readonly string[]>>
  reader: (today: DateText) => ReadRow<Values>
}

/** The part that does not depend on the type of the values. */
export type ImportFrame = Omit<ImportSetup<never>, 'reader'>

export const customersFiles: ImportSetup<ImportedCustomer> = {
  kind: customerImport,
  columns: CUSTOMER_HEADINGS,
  needed: [
    ['company', 'name', 'last_name'],
    ['street', 'po_box'],
    ['postal_code', 'postal_city'],
    ['city', 'postal_city'],
  ],
  missing: 'import_customer_columns_missing',
  otherwise: { [KIND_OTHERWISE]: ['business', 'consumer'] },
  reader: () => readCustomer,
}

export const employeesFiles: ImportSetup<ImportedEmployee> = {
  kind: employeeImport,
  columns: EMPLOYEE_HEADINGS,
  needed: [
    ['first_name', 'name'],
    ['last_name', 'name'],
    ['street'],
    ['postal_code', 'postal_city'],
    ['city', 'postal_city'],
    ['entry_on'],
  ],
  missing: 'import_employee_columns_missing',
  otherwise: { [TYPE_OTHERWISE]: EMPLOYMENT_TYPES },
  reader: readEmployee,
}
