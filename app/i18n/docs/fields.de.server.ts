import { fieldsOfEvents } from './fields-of-events.de.server'
import { fieldsOfRecords } from './fields-of-records.de.server'

/** What the schemas say of their fields in English, in German. */
export const fields: Record<string, string> = { ...fieldsOfRecords, ...fieldsOfEvents }
