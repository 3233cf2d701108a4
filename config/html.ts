import type { IApi } from '@umijs/max';

/** What Umi's document lacks, or has too much. */
export default (api: IApi) => {
  api.modifyHTML(($) => {
    // The default language is right until the browser's choice is known.
    $('html').attr('lang', 'zh-CN');
    // Umi's helper asks for a page's scripts ahead with tags that webpack takes for its own: when one fails,
    // webpack waits two minutes for a tag that has already said so. The page must fail at once, to load again.
    $('script[src*="preload_helper"]').remove();
    return $;
  });
};
