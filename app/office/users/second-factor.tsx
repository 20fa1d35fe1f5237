import { useTexts } from '~/kit/language'

/** Shown to owners: a firm cannot change a member's second factor. */
export function MemberSecondFactor({ email, isOn }: { email: string; isOn: boolean }) {
  const texts = useTexts().secondFactor
  return (
    <section className="stack-tight" aria-labelledby="zweiter-faktor">
      <h2 id="zweiter-faktor">{texts.title}</h2>
      <p>{isOn ? texts.ofMember.on : texts.ofMember.off}</p>
      {isOn ? (
        <>
          <p>{texts.ofMember.reset}</p>
          <p>
            <code className="copyable">npm run user -- reset-second-factor {email}</code>
          </p>
        </>
      ) : null}
    </section>
  )
}
