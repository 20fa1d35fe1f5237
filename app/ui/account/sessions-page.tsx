import type { OwnSession } from '~/domain/users/own-sessions.server'
import { paths } from '~/paths'
import { Confirmation } from '../banner'
import { useHref, useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { Remark } from '../remark'
import { SavedBanner, useSaved } from '../saved'
import { SessionTable } from './session-table'

interface Props {
  name: string
  email: string
  sessions: OwnSession[]
  secondFactor: { isOn: boolean; recoveryCodesLeft: number }
}

export function SessionsPage({ name, email, sessions, secondFactor }: Props) {
  const texts = useTexts().account
  const isProven = useSaved(texts.saved) === 'firmenkonto'
  const factorTexts = useTexts().secondFactor
  const href = useHref()
  const others = sessions.some(({ isThis }) => !isThis)
  return (
    <>
      {isProven ? <ProvenByProvider /> : <SavedBanner saved={texts.saved} />}
      <h1>{texts.title}</h1>
      <p>{texts.signedInAs(name, email)}</p>
      <ul className="office-links">
        <li>
          <a className="target" href={href(paths.password())}>
            {texts.changePassword}
          </a>
        </li>
        <li>
          <a className="target" href={href(paths.signIns())}>
            {texts.signIns.title}
          </a>
        </li>
        <li>
          <a className="target" href={href(paths.secondFactor())}>
            {factorTexts.title}
          </a>
          <Remark>
            {secondFactor.isOn
              ? `${factorTexts.isOn} ${factorTexts.left(secondFactor.recoveryCodesLeft)}`
              : factorTexts.isOff}
          </Remark>
        </li>
      </ul>
      <section className="stack-tight" aria-labelledby="sitzungen">
        <h2 id="sitzungen">{texts.sessions}</h2>
        <SessionTable sessions={sessions} />
        {others ? <OfficeForm action={paths.account()} button={texts.endOthers} isQuiet /> : null}
      </section>
    </>
  )
}

/**
 * After the first sign-in at the provider: credentials that others may have set up for the address have been
 * removed.
 */
function ProvenByProvider() {
  const texts = useTexts().account
  return (
    <Confirmation id="gespeichert" title={texts.saved.firmenkonto}>
      <p>{texts.clearedByProvider}</p>
    </Confirmation>
  )
}
