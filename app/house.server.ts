import { databaseFile } from '~db/open'
import { config } from './config.server'
import type { House } from './domain/house'
import { openHouse } from './open-house.server'

const opened = openHouse(databaseFile(config().dataDir), 'server')

/** The house that the server works in. */
export const house: House = opened

export const closeHouse = opened.close
