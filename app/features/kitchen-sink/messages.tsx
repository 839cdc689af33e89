import { useState } from 'react';
import emptyCart from '#app/illustrations/empty-cart.svg';
import offline from '#app/illustrations/offline.svg';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Section } from '#app/ui/section.tsx';
import type { ToastContent } from '#app/ui/toast.tsx';
import { Toaster } from '#app/ui/toaster.tsx';

type NewToast = Omit<ToastContent, 'id'>;

const TOASTS: Record<string, NewToast> = {
  success: { kind: 'success', text: 'Product Added To Card' },
  info: { kind: 'info', text: 'Product Added to Wish List !' },
  'with an action': {
    kind: 'success',
    text: 'Product Deleted !',
    action: { label: 'Undo', onAct: () => {} },
  },
  error: { kind: 'error', text: 'We couldn’t add this to your cart. We can’t reach the shop.' },
};

export function Messages() {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(true);
  const [toasts, setToasts] = useState<ToastContent[]>([]);
  const add = (toast: NewToast) => setToasts([...toasts, { ...toast, id: crypto.randomUUID() }]);
  return (
    <>
      <Section id="empty-states" title="Empty and failed states">
        <div className="grid gap-4 sm:grid-cols-2">
          <Card>
            <EmptyState
              picture={emptyCart}
              title="Your cart is empty"
              text="What you add is kept here."
              headingLevel={3}
            >
              <ButtonLink to="/products" className="mt-6">
                See all products
              </ButtonLink>
            </EmptyState>
          </Card>
          <Card>
            <EmptyState
              picture={offline}
              title="We couldn’t load the products"
              text="We can’t reach the shop right now."
              headingLevel={3}
              isAlert
            >
              <Button className="mt-6">Try again</Button>
            </EmptyState>
          </Card>
        </div>
      </Section>
      <Section id="messages" title="Alert, dialog, toasts">
        <div className="grid max-w-xl gap-4">
          {hasFailed ? (
            <Alert
              text="Incorrect email or password"
              acceptLabel="Accept"
              onAccept={() => setFailed(false)}
            />
          ) : (
            <Button variant="quiet" onClick={() => setFailed(true)}>
              Fail again
            </Button>
          )}
          <Alert
            title="The cart was not changed"
            text="fail: there are only 3 left of 'Pulse portable speaker, teal', and the line asks for 12."
            acceptLabel="Accept"
            onAccept={() => {}}
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" onClick={() => setOpen(true)}>
              Dialog
            </Button>
            {Object.entries(TOASTS).map(([name, toast]) => (
              <Button key={name} variant="quiet" onClick={() => add(toast)}>
                {`Toast: ${name}`}
              </Button>
            ))}
          </div>
        </div>
      </Section>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Clear the cart?" closeLabel="Close">
        <p>All of its products are removed.</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="plain" onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button onClick={() => setOpen(false)}>Clear</Button>
        </div>
      </Dialog>
      <Toaster
        title="Sample messages"
        toasts={toasts}
        onExpire={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
