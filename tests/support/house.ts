import { house as productHouse } from '~/house.server'
import { type Connection, jsonRenderers, type TestHouse } from './test-house'

/** The database of the routes, in the test's own process. */
export const db = productHouse.db as Connection

/** The house of the routes, but that a document made by a test is its view. */
export const house: TestHouse = { ...productHouse, db, renderers: jsonRenderers }
