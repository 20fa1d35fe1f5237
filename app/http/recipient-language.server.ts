import type { RequestHandler } from 'express'
import { askedLanguage, RECIPIENT_LANGUAGE_HEADER } from '~/i18n/language'
import type { LinkPurpose, ReaderLanguage } from '~db/schema'

const LINK = /^\/(rechnung|portal|mitarbeiter-portal)\/([^/?]+)/i

export interface LinkInPath {
  purpose: LinkPurpose
  token: string
}

/**
 * Sets the stored language of a link's recipient on the request, if neither the switch nor the browser has one
 * of ours: the recipient of an English mail gets an English page, even with a Polish browser.
 */
export function noteRecipientLanguage(
  find: (link: LinkInPath) => Promise<ReaderLanguage | undefined>,
): RequestHandler {
  return async function note(request, _response, next) {
    delete request.headers[RECIPIENT_LANGUAGE_HEADER]
    const [, purpose = '', token = ''] = LINK.exec(request.path) ?? []
    const search = /\?[^#]*/.exec(request.url)?.[0] ?? ''
    if (!token || askedLanguage(request.path, search, request.headers['accept-language'] ?? '')) return next()
    try {
      const language = await find({ purpose: purpose.toLowerCase() as LinkPurpose, token })
      if (language) request.headers[RECIPIENT_LANGUAGE_HEADER] = language
    } catch {
      // The route runs into the same error, and reports it.
    }
    next()
  }
}
