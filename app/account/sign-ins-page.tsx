import type { ShownSignIn } from '~/domain/users/accounts/list-sign-ins.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { deviceOf } from './device'

export function SignInsPage({ signIns }: { signIns: ShownSignIn[] }) {
  const { signIns: texts, unknownDevice } = useTexts().account
  const { back } = useTexts().secondFactor
  const language = useLanguage()
  return (
    <>
      <BackLink to={paths.account()} label={back} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <Table
        caption={texts.title}
        rows={signIns}
        keyOf={({ at }) => at}
        columns={[
          { title: texts.at, cell: ({ at }) => formatMoment(at, language) },
          { title: texts.factor, cell: ({ factor }) => texts.factors[factor] },
          { title: texts.device, cell: ({ userAgent }) => deviceOf(userAgent) ?? unknownDevice },
          { title: texts.from, cell: ({ from }) => from ?? '–' },
        ]}
      />
    </>
  )
}
