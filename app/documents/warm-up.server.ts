import { drawable, openFonts, widthOf } from './fonts.server'
import { STYLE } from './style'

const USUAL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ abcdefghijklmnopqrstuvwxyzäöüß 0123456789.,:;-/%€§()&'

/** Opens the fonts, so that the first document of the process is as quick as the others. */
export function warmUpDocuments(): void {
  openFonts()
  widthOf(drawable(USUAL), STYLE.body)
  widthOf(drawable(USUAL), STYLE.strong)
}
