import { useLocation } from '@remix-run/react'
import { useTexts } from '~/kit/language'
import { paths } from '~/paths'

export function ProviderForm() {
  const texts = useTexts().signIn
  const { search } = useLocation()
  return (
    <form className="form" method="post" action={paths.provider() + search}>
      <button type="submit" className="button">
        {texts.provider}
      </button>
      <p>{texts.orLocal}</p>
    </form>
  )
}
