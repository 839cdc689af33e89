import { data, Link } from 'react-router';
import { ACTION, Notice } from '#app/ui/notice.tsx';
import notFound from '../../catalog/illustrations/not-found.svg';

export function meta() {
  return [{ title: 'Not found · My Store' }];
}

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <Notice picture={notFound} title="This page does not exist">
      <Link to="/" className={ACTION}>
        Back to the shop
      </Link>
    </Notice>
  );
}
