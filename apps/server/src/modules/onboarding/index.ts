import { type OnboardingDeps, onboardingRoutes } from './http/onboarding-routes.ts';

/** What a new student chooses from, and the trial that begins with the choice. It keeps nothing of its own. */
export function createOnboardingModule(deps: OnboardingDeps) {
  return { routes: onboardingRoutes(deps) };
}
