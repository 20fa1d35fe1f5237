import { MailConflict } from '~/domain/outbox/conflict'
import { saved } from '~/http/redirect.server'
import type { SavedKey } from '~/i18n/texts'
import { paths } from '~/paths'

/** Runs an action on a mail. If its state has changed since the page was rendered, only shows the current one. */
export async function actOnMail(
  request: Request,
  mailId: string,
  what: SavedKey<'outbox'>,
  act: () => Promise<void>,
) {
  try {
    await act()
    return saved<'outbox'>(request, paths.mail(mailId), what)
  } catch (error) {
    if (!(error instanceof MailConflict)) throw error
    const why = error.code === 'mail_without_address' ? 'keine_adresse' : 'nichts'
    return saved<'outbox'>(request, paths.mail(mailId), why)
  }
}
