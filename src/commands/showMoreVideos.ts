import type { VideoTree } from '../views/videoTree';

export function showMoreVideos({ tree }: { readonly tree: VideoTree }): () => void {
  return () => {
    tree.showMore();
  };
}
