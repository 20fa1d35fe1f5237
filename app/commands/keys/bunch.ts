import type { Config } from '~/config.server'
import type { House } from '~/domain/kernel/house'
import type { Words } from './words'
export interface Bunch {
  house: House
  file: string
  settings: Config
  words: Words
}
