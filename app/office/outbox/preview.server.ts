import { faultWords } from '~/i18n/fault-words'
import { textsOf } from '~/i18n/texts'
import type { FormRefusal } from '~/kit/forms/faults'
import { faultPage } from '~/mail/preview'
import type { Language } from '~db/schema'

/**
 * Mails set colours on their elements, which our pages may not. So they are shown in a frame that can do
 * nothing else: no scripts, no forms, no loading, and no other site may frame it.
 */
const PREVIEW_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
  'X-Frame-Options': 'SAMEORIGIN',
}

export function mailPreviewResponse(html: string, status = 200): Response {
  return new Response(html, { status, headers: PREVIEW_HEADERS })
}

export function faultPreview(language: Language, { faults }: FormRefusal): string {
  const texts = textsOf(language).faults
  return faultPage(
    language,
    Object.values(faults).flatMap((fault) => (fault ? [faultWords(texts, fault)] : [])),
  )
}
