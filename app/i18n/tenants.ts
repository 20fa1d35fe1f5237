import { de } from './tenants.de'
import { en } from './tenants.en'

export const tenantsTexts = { de, en }
