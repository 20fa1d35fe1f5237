import type { EmployeeRow } from '~db/schema'
import { sought } from '../lists/search-words'
import { nameKey } from '../values/by-name'
import { phoneKey } from '../values/phone-key'

type Searched = Pick<
  EmployeeRow,
  'number' | 'first_name' | 'last_name' | 'postal_code' | 'city' | 'email' | 'phone'
>

export function employeeKeys(employee: Searched): Pick<EmployeeRow, 'name_key' | 'search_key' | 'phone_key'> {
  const { number, first_name, last_name, postal_code, city, email } = employee
  const searched = [number, first_name, last_name, postal_code, city, email]
  return {
    name_key: nameKey(employee),
    search_key: searched.map(sought).join('\t'),
    phone_key: phoneKey(employee.phone),
  }
}
