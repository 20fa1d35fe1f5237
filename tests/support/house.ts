import { house as productHouse } from '~/house.server'
import { type Connection, jsonRenderers, type TestHouse } from './test-house'

/** The routes' database, in the test's own process. */
export const db = productHouse.db as Connection

/** The routes' house, except that documents made by tests are their views as JSON. */
export const house: TestHouse = { ...productHouse, db, renderers: jsonRenderers }
