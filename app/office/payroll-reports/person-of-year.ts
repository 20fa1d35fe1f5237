import type { PersonYear } from '~/domain/person-years/person-year'

export interface PersonOfYear {
  person: {
    id: string
    name: string
    number: string
    address: string
    entryOn: string
    exitOn: string | null
    birthDate: string | null
    taxId: string | null
    socialInsuranceNumber: string | null
  }
  of: PersonYear
}
