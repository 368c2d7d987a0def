import { CallToAction } from './call-to-action.tsx';
import { Examples } from './examples.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingFooter, LandingHeader } from './landing-frame.tsx';
import { Markets } from './markets.tsx';

export function LandingPage() {
  return (
    <>
      <title>Your bank statements, proven to the cent · Saldo</title>
      <LandingHeader />
      <main>
        <Hero />
        <Features />
        <HowItWorks />
        <Markets />
        <Examples />
        <CallToAction />
      </main>
      <LandingFooter />
    </>
  );
}
