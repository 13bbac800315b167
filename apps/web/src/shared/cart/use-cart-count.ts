import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getBrand } from '../brand/brand.ts';
import { useLearnerId } from '../session/use-learner-id.ts';
import { cartQuery } from './cart-query.ts';

const BADGE_DELAY = 1500;

/** How much is in the cart, for the badge; null where this brand sells nothing here. */
export function useCartCount(): number | null {
  const studentId = useLearnerId();
  const hasStore = getBrand().flags.store === 'internal';
  // The page itself comes first; the badge can wait.
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), BADGE_DELAY);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...cartQuery(studentId), enabled: isDue && hasStore && studentId !== null });
  return hasStore ? (data?.items.length ?? 0) : null;
}
