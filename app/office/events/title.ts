import type { Texts } from '~/i18n/texts'

/** The host before what the page is of. */
export function endpointTitle({ events }: Texts, data: unknown): string {
  const { endpoint } = (data ?? {}) as { endpoint?: { url: string } }
  return endpoint ? `${new URL(endpoint.url).host} – ${events.title}` : events.title
}
