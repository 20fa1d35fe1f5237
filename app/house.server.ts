import type { House } from '~/domain/kernel/house'
import { databaseFile } from '~db/open'
import { config } from './config.server'
import { openHouse } from './open-house.server'

const opened = openHouse(databaseFile(config().dataDir), 'server')

export const house: House = opened

export const closeHouse = opened.close
