import { useEffect, useState } from 'react';
import type { Problem } from '#app/answers.ts';
import { toProblem } from '#app/answers.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { listAddresses, type SavedAddress } from '#contract/account/address-book.ts';
import { readMe } from '#contract/account/me.ts';
import type { Profile } from '#contract/account/profile.ts';

interface Account {
  profile: Profile;
  addresses: SavedAddress[];
}

/** Reads the account once; the screen then updates it with changes that the provider has confirmed. */
export function useAccount() {
  const [attempt, setAttempt] = useState(0);
  const [account, setAccount] = useState<Account>();
  const [problem, setProblem] = useState<Problem>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the account again
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    Promise.all([shopClient(readMe, { signal }), shopClient(listAddresses, { signal })]).then(
      ([{ data: profile }, { data: addresses }]) => setAccount({ profile, addresses }),
      (error) => signal.aborted || setProblem(toProblem(error)),
    );
    return () => stop.abort();
  }, [attempt]);

  return {
    account,
    problem,
    tryAgain() {
      setProblem(undefined);
      setAttempt(attempt + 1);
    },
    setProfile: (profile: Profile) => setAccount((before) => before && { ...before, profile }),
    setAddresses: (addresses: SavedAddress[]) => setAccount((before) => before && { ...before, addresses }),
  };
}
