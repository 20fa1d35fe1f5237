import type { RouteHandle } from '~/auth/access'
import { useTexts } from '~/kit/language'
import { ShortcutList } from '~/kit/office/shortcut-list'
import { BackLink } from '~/kit/records/back-link'
import { paths } from '~/paths'

export const handle = { access: 'keep_account', title: (texts) => texts.keyboard.title } satisfies RouteHandle

export default function Keyboard() {
  const { keyboard: texts, secondFactor } = useTexts()
  return (
    <>
      <BackLink to={paths.account()} label={secondFactor.back} />
      <h1>{texts.title}</h1>
      <ShortcutList />
    </>
  )
}
