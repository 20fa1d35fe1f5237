import { de } from './paging.de'
import { en } from './paging.en'

export const pagingTexts = { de, en }
