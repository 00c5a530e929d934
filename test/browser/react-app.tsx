import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Aisle, AisleFaqs } from '../../examples/website/react.tsx';

/** An application as a shop would write one, for the test of the example: it can take Aisle away and put it back. */
function App({ baseUrl, siteId }: { baseUrl: string; siteId: string }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        switch
      </button>
      {isShown ? <Aisle baseUrl={baseUrl} siteId={siteId} /> : null}
      {isShown ? <AisleFaqs count={3} /> : null}
    </>
  );
}

const root = document.querySelector<HTMLElement>('#root')!;
const { baseUrl = '', siteId = '' } = root.dataset;
createRoot(root).render(
  <StrictMode>
    <App baseUrl={baseUrl} siteId={siteId} />
  </StrictMode>,
);
